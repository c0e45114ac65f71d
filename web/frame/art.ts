import broken from "../art/broken.svg?url";
import care from "../art/care.svg?url";
import dusk from "../art/dusk.svg?url";
import empty from "../art/empty.svg?url";
import lost from "../art/lost.svg?url";
import mail from "../art/mail.svg?url";
import mailBroken from "../art/mail-broken.svg?url";
import mailWait from "../art/mail-wait.svg?url";
import night from "../art/night.svg?url";

/**
 * The app's drawings. `dusk` belongs on dark blue, `night` has its own background, and the small ones suit any page.
 */
export const art = { broken, care, dusk, empty, lost, mail, mailBroken, mailWait, night } as const;
