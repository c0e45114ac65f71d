import { connectTexts as says } from "#texts/connect.ts";

/* Made by `npm run film` from a talk of the demo world, in colours of no client. */
const folder = "/assets/film";
const size = { width: 540, height: 960 };

/** B-422: loops once it is started by hand; nothing of it is fetched before but its first picture. */
export function Film() {
  return (
    <figure className="mx-auto w-full max-w-72">
      <video
        controls
        loop
        muted
        playsInline
        preload="none"
        poster={`${folder}/talk.webp`}
        aria-label={says.filmLabel}
        aria-describedby="tentang-film"
        {...size}
        className="h-auto w-full rounded-xl border border-line bg-sunken shadow-float"
      >
        <source src={`${folder}/talk.mp4`} type="video/mp4" />
        <source src={`${folder}/talk.webm`} type="video/webm" />
        <track kind="captions" srcLang="id" label={says.captionsLabel} src={`${folder}/talk.vtt`} />
      </video>
    </figure>
  );
}
