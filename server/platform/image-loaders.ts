import sharp from "sharp";

/*
 * The image loaders that the program allows. Members' pictures are JPEG, PNG or GIF by their first bytes, and never
 * reach another loader (S-11); the product's own drawings and clients' logos may be SVG as well.
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadSvgBuffer",
  ],
});
// Each picture is processed once, so caching is useless; answer streams need the other processors.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
