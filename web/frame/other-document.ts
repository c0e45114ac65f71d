import { type ClientLoaderFunctionArgs, redirectDocument } from "react-router";

/**
 * Loader for the catch-all routes. The browser's route table lacks the pages without scripts, so an unknown path may
 * still be a page, and the server is asked for the document.
 */
export const otherDocument = ({ request }: ClientLoaderFunctionArgs) => redirectDocument(request.url);
