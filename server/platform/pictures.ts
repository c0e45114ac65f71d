import sharp from "sharp";

/*
 * What reads pictures in this program. Those that members send are JPEG, PNG or GIF by their first bytes, and never
 * reach another reader (S-11); drawings of ours and logos of clients are SVG as well.
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
// A picture is worked on once; streams of answers need the other processors.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
