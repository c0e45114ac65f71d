import { Camera, Trash2 } from "lucide-react";
import { type DragEvent, Suspense, useEffect, useRef, useState } from "react";
import { pictureKind } from "#rules/picture-file.ts";
import { errorTexts } from "#texts/errors.ts";
import { avatarTexts } from "#texts/profile.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { useMe } from "#web/api/picture.ts";
import { type Profile, refreshProfile } from "#web/api/profile.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { later } from "#web/ui/later.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, TextSkeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast.ts";

const loadCrop = async () => (await import("./crop-dialog.tsx")).CropDialog;
const CropDialog = later(loadCrop);

/** The largest file that a browser can still decode; what is uploaded is the small square cut from it. */
const chosenBytesMax = 30 * 1024 * 1024;

const cardClass = "rounded-lg border bg-surface p-[min(1.25rem,6.25vw)] text-ink shadow-rest md:p-8";
const rowClass = "flex flex-col items-center gap-5 text-center sm:flex-row sm:text-left";
const faceClass = "size-24 rounded-full md:size-28";

/** Returns what is wrong with a chosen file, if anything. */
async function problemOf(file: File): Promise<string | undefined> {
  if (file.size > chosenBytesMax) return avatarTexts.tooLarge;
  const begin = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return pictureKind(begin) ? undefined : errorTexts.pictureType;
}

/** Returns an object URL for the chosen file, and revokes it afterwards. */
function useSource(file: File | undefined): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => {
      setSource(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return source;
}

/** Picture and name at the top of the page; a picture can be chosen or dropped here (B-150). */
export function AvatarCard({ username, profile }: { username: string; profile: Profile }) {
  const { picture } = useMe(username);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const source = useSource(file);
  useEffect(() => {
    // Preloads the crop dialog; if that fails, it is fetched again when a picture is chosen.
    loadCrop().catch(() => {});
  }, []);

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const wrong = await problemOf(chosen);
    setProblem(wrong);
    setFile(wrong ? undefined : chosen);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      data-drop
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(cardClass, isOver ? "border-strong border-dashed" : "border-line")}
    >
      <div className={rowClass}>
        <Avatar src={picture} name={profile.name} className={`${faceClass} text-3xl ring-4 ring-sunken`} />
        <div className="min-w-0 max-w-full flex-1">
          <p className="break-words font-bold text-2xl" data-profile-name>
            {profile.name}
          </p>
          <p className="break-words text-ink-soft text-sm">{profile.email}</p>
          <div className="mt-4 flex flex-wrap justify-center gap-2.5 sm:justify-start">
            <Button look="secondary" onClick={() => input.current?.click()}>
              <Camera aria-hidden="true" className="size-5" />
              {profile.picture ? avatarTexts.change : avatarTexts.add}
            </Button>
            {profile.picture && (
              <Button look="quiet" onClick={() => setRemoving(true)}>
                <Trash2 aria-hidden="true" className="size-5" />
                {avatarTexts.remove}
              </Button>
            )}
          </div>
          <p className="mt-3 text-ink-soft text-xs">
            {isOver ? avatarTexts.dropNow : avatarTexts.hint}{" "}
            {!isOver && <span className="max-md:hidden">{avatarTexts.dropHint}</span>}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/gif"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // Lets the member choose the same file again.
            target.value = "";
          }}
        />
      </div>
      {problem && (
        <Notice tone="error" className="mt-5">
          {problem}
        </Notice>
      )}
      {source && (
        <Suspense>
          <CropDialog
            username={username}
            userId={profile.id}
            source={source}
            onClose={() => setFile(undefined)}
            onBroken={() => {
              setFile(undefined);
              setProblem(errorTexts.pictureUnreadable);
            }}
            onSaved={(message) => {
              setFile(undefined);
              showToast("success", message);
              void refreshProfile(username);
            }}
          />
        </Suspense>
      )}
      <RemoveDialog
        username={username}
        userId={profile.id}
        open={isRemoving}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
}

/** The card while the account is loading, with a place for each of its parts. */
export function AvatarCardSkeleton() {
  return (
    <div aria-hidden="true" className={`${cardClass} border-line`}>
      <div className={rowClass}>
        <Skeleton className={`${faceClass} shrink-0`} />
        <div className="grid w-full min-w-0 flex-1 justify-items-center sm:justify-items-start">
          <Skeleton className="my-1 h-[calc(1lh-0.5rem)] w-48 max-w-full text-2xl" />
          <Skeleton className="my-0.5 h-[calc(1lh-0.25rem)] w-56 max-w-full text-sm" />
          <Skeleton className="mt-4 h-12 w-36 max-w-full" />
          <p className="mt-3 text-xs">
            <TextSkeleton>{avatarTexts.hint}</TextSkeleton>
          </p>
        </div>
      </div>
    </div>
  );
}

/** X-08, after a confirmation, because a removed picture cannot be restored. */
function RemoveDialog(props: { username: string; userId: number; open: boolean; onClose: () => void }) {
  const { username, userId, open, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await api(username, "deleteImage", { params: { userId } });
      onClose();
      showToast("success", message ?? avatarTexts.removed);
      await refreshProfile(username);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      danger
      open={open}
      title={avatarTexts.removeTitle}
      confirm={avatarTexts.removeConfirm}
      cancel={avatarTexts.cancel}
      busy={isBusy}
      note={failure && <Notice tone="error">{failure}</Notice>}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {avatarTexts.removeBody}
    </ConfirmDialog>
  );
}
