import { connectTexts as says } from "#texts/connect.ts";

/* Recorded by `npm run film` from a conversation of the demo data, in neutral colours that belong to no client. */
const folder = "/assets/film";
const size = { width: 540, height: 960 };

/** B-422: loops once the visitor starts it; before that only its poster image is loaded. */
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
