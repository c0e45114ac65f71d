import { type ClientLoaderFunctionArgs, redirectDocument } from "react-router";

/**
 * For the routes that take every unknown address. The browser's route table holds only pages with scripts, so what it
 * does not know may well be a page: the server is asked for the document.
 */
export const otherDocument = ({ request }: ClientLoaderFunctionArgs) => redirectDocument(request.url);
