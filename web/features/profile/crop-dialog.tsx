import { useEffect, useId, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { ZoomIn, ZoomOut } from "lucide-react";
import { avatarTexts } from "#texts/profile.ts";
import { ApiError } from "#web/api/api.ts";
import { upload } from "#web/api/upload.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type Area, croppedPng } from "./crop.ts";

type Props = {
  username: string;
  userId: number;
  /** Object URL of the chosen picture. */
  source: string;
  /** Called after the picture was saved. */
  onSaved: (message: string) => void;
  /** The picture cannot be displayed, so it cannot be cropped. */
  onBroken: () => void;
  onClose: () => void;
};

const zoomMax = 4;
/** Large enough to move quickly, small enough to stop precisely. */
const keyStepPx = 8;

/** B-150, B-152 to B-154: selects the square of the picture; a failed upload keeps the picture and its selection. */
export function CropDialog({ username, userId, source, onSaved, onBroken, onClose }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const isBusy = progress !== undefined;
  const sending = useRef<AbortController>(undefined);
  // Closing the dialog aborts the upload.
  useEffect(() => () => sending.current?.abort(), []);

  async function save(): Promise<void> {
    if (!area) return;
    setFailure(undefined);
    setProgress(0);
    const controller = new AbortController();
    sending.current = controller;
    try {
      const form = new FormData();
      form.append("image", await croppedPng(source, area), "foto.png");
      const { message } = await upload(username, "saveImage", {
        params: { userId },
        form,
        onProgress: setProgress,
        signal: controller.signal,
      });
      onSaved(message ?? avatarTexts.uploaded);
    } catch (error) {
      const said = error instanceof ApiError && error.status > 0 ? error.body.message : undefined;
      setFailure(typeof said === "string" ? said : avatarTexts.failed);
      setProgress(undefined);
    }
  }

  return (
    <Dialog
      open
      title={avatarTexts.cropTitle}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {avatarTexts.cancel}
          </Button>
          <Button busy={isBusy} disabled={!area} onClick={() => void save()}>
            {failure ? avatarTexts.again : avatarTexts.save}
          </Button>
        </>
      }
    >
      <p className="text-sm">{avatarTexts.cropIntro}</p>
      <div className="relative mt-4 h-[min(18rem,36dvh)] md:h-[min(20rem,46dvh)] overflow-hidden rounded-md bg-[#17131a]">
        <Cropper
          image={source}
          aspect={1}
          crop={crop}
          zoom={zoom}
          maxZoom={zoomMax}
          keyboardStep={keyStepPx}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, points) => setArea(points)}
          mediaProps={{ alt: "", onError: onBroken }}
          cropperProps={{ role: "application", "aria-label": avatarTexts.cropArea }}
          disableAutomaticStylesInjection
        />
      </div>
      <ZoomSlider zoom={zoom} onZoom={setZoom} />
      {isBusy && (
        <progress
          className="mt-3 h-2 w-full overflow-hidden rounded-full accent-[var(--primary-strong)]"
          aria-label={avatarTexts.sending}
          value={progress}
          max={1}
        />
      )}
      {failure && (
        <Notice tone="error" className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const id = useId();
  return (
    <div className="mt-4">
      <label htmlFor={id} className="block font-semibold text-ink text-sm">
        {avatarTexts.zoom}
      </label>
      <div className="flex items-center gap-3">
        <ZoomOut aria-hidden="true" className="size-5 text-ink-soft" />
        <input
          id={id}
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={({ target }) => onZoom(Number(target.value))}
          className="h-11 w-full cursor-pointer accent-[var(--primary-strong)]"
        />
        <ZoomIn aria-hidden="true" className="size-5 text-ink-soft" />
      </div>
    </div>
  );
}
