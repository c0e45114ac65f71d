import { coreOf } from "#server/external/model/guide/answer/press.ts";
import { commandIn, plain } from "./commands.ts";

const yes =
  /^(?:iya|ya|yaa|y|yoi|oke|ok|okay|okey|sip|siap|sudah|udah|udh|sdh|boleh|lanjut|lanjutkan|mau|betul|bener|pas|cocok|bagus|mantap|keren|perfect|aman|setuju|cukup|njih|nggih|sampun|sampun cekap|mpun|wis|wes|suwun|makasih|terima kasih|oke lanjut|sudah pas|udah pas|sudah cukup|udah cukup|(?:(?:udah|dah|sudah) )?(?:itu|segitu|gitu) (?:aja|saja|doang))(?: (?:kak|udah|sudah|banget|bgt|deh|aja|saja|ya|min|bang|mbak|mas|pas|bagus|cukup|oke|sip|makasih|terima kasih|kok|lah|banyak))*$/;

/** Whether each part of the text agrees, thanks or leaves it as it is: "Sip udah pas, makasih kak". */
export const isFine = (text: string): boolean =>
  text
    .split(/[,.!;\n]+/)
    .map(plain)
    .filter((part) => part !== "")
    .every(
      (part) =>
        yes.test(part) || yes.test(coreOf(part)) || ["skip", "thanks"].includes(commandIn(part) ?? ""),
    );
