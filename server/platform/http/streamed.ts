/** Returned by a handler that wrote the response itself, as a stream or a file. */
export const streamed = Symbol("streamed");
