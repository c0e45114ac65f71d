import { Monitor, Moon, Sun } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { themeTexts } from "#texts/frame/app-frame.ts";
import { storedTheme, storeTheme, type Theme } from "#web/browser/theme.ts";

const choices = [
  { theme: "system", icon: Monitor },
  { theme: "light", icon: Sun },
  { theme: "dark", icon: Moon },
] as const satisfies { theme: Theme; icon: unknown }[];

const nothing = () => () => {};

/** Light, dark or the system's setting; stored in this browser. */
export function ThemeChoice() {
  const stored = useSyncExternalStore<Theme>(nothing, storedTheme, () => "system");
  const [chosen, setChosen] = useState<Theme>();
  return (
    <fieldset className="mt-2 px-1">
      <legend className="sr-only">{themeTexts.label}</legend>
      <div className="flex flex-wrap gap-1 rounded-md bg-sunken p-1">
        {choices.map(({ theme, icon: Icon }) => (
          <label
            key={theme}
            className="flex min-h-11 flex-auto cursor-pointer items-center justify-center gap-x-1.5 rounded-sm px-1 py-1 text-xs font-medium text-ink-soft transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={(chosen ?? stored) === theme}
              onChange={() => {
                storeTheme(theme);
                setChosen(theme);
              }}
            />
            <Icon aria-hidden="true" className="size-4.5" />
            {themeTexts[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
