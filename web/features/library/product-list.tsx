import { Download, Eye } from "lucide-react";
import { useState } from "react";
import type { OwnProduct } from "#contract/product.ts";
import { libraryTexts as says } from "#texts/library.ts";
import { ApiError } from "#web/api/api.ts";
import { art } from "#web/frame/art.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { later } from "#web/ui/later.ts";
import { SearchField } from "#web/ui/search-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { matching, save } from "./own-products.ts";

/** Larger than the rest of the page together, so it is fetched only when the first PDF is opened. */
const PdfReader = later(async () => (await import("./pdf-reader.tsx")).PdfReader);

const isPdf = ({ file_type }: OwnProduct) => file_type === "pdf";

/**
 * B-304 to B-310: the purchased products; PDFs open here, other files are downloaded. `onRefused`: the list is out of
 * date.
 */
export function ProductList({
  username,
  own,
  onRefused,
}: {
  username: string;
  own: readonly OwnProduct[];
  onRefused: () => void;
}) {
  const [words, setWords] = useState("");
  const [busy, setBusy] = useState<number>();
  const [reading, setReading] = useState<OwnProduct>();
  const found = matching(own, words);

  function refused(error: unknown): void {
    showToast("error", error instanceof ApiError ? error.message : says.loadFailed);
    if (!(error instanceof ApiError && ["file_revoked", "not_found"].includes(error.code))) return;
    setReading(undefined);
    onRefused();
  }

  async function open(one: OwnProduct): Promise<void> {
    setBusy(one.id);
    if (isPdf(one)) {
      await PdfReader.fetch();
      setReading(one);
    } else await save(username, one).catch(refused);
    setBusy(undefined);
  }

  return (
    <>
      {/* B-305: search by name and author. */}
      <div className="rounded-lg border border-line bg-surface p-4 text-ink shadow-rest">
        <SearchField
          texts={says.search}
          words={words}
          onType={setWords}
          onSubmit={() => {}}
          onClear={() => setWords("")}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{words.trim() && says.found(found.length)}</span>
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState image={art.lost} title={says.noMatch} text={says.noMatchText(words.trim())}>
          <Button look="secondary" onClick={() => setWords("")}>
            {says.showAll}
          </Button>
        </EmptyState>
      ) : (
        <ul className="mt-5 grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
          {found.map((one) => (
            <Item key={one.id} own={one} busy={busy === one.id} onOpen={() => void open(one)} />
          ))}
        </ul>
      )}
      {reading && (
        <PdfReader
          username={username}
          own={reading}
          onRefused={refused}
          onClose={() => setReading(undefined)}
        />
      )}
    </>
  );
}

/** B-306: one product. */
function Item({ own, busy, onOpen }: { own: OwnProduct; busy: boolean; onOpen: () => void }) {
  const { author, product, file_type } = own;
  const Icon = isPdf(own) ? Eye : Download;
  return (
    <li
      data-own={product.id}
      className="flex flex-wrap gap-4 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest"
    >
      <Avatar
        src={product.photo}
        name=""
        className="size-20 self-start rounded-md border border-line sm:size-24 md:size-32"
      />
      {/* Beside the picture, or below it when the text is large. */}
      <div className="flex min-w-[min(100%,8rem)] flex-1 flex-col items-start">
        {author && (
          <p data-author className="text-sm font-semibold text-link">
            {author}
          </p>
        )}
        <h2 className="text-base font-semibold leading-snug">{product.name}</h2>
        <p className="mt-0.5 text-sm text-ink-soft">{says.kind(file_type)}</p>
        <Button
          look="secondary"
          busy={busy}
          className="mt-3 max-sm:px-3 md:mt-auto"
          aria-label={says.openNamed(product.name)}
          onClick={onOpen}
        >
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          {says.open}
        </Button>
      </div>
    </li>
  );
}
