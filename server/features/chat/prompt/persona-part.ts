import type { Colleague, Persona } from "#server/features/expert/expert.ts";

/** A longer list does not help in choosing a colleague. */
const colleaguesMax = 20;

/** Describes the persona among the client's other personas. Identical for every member of the client. */
export function personaPart(persona: Persona, colleagues: readonly Colleague[], tone: string): string {
  const { prompt, service, voice } = persona;
  const { address = "kamu", skills = [], lines = [] } = voice;
  const parts = [
    prompt,
    skills.length > 0 ? `Yang bisa kamu kerjakan: ${skills.join("; ")}.` : `Bidangmu: ${service}.`,
    limitsOf(persona, colleagues),
    elsewhere(service, colleagues.slice(0, colleaguesMax)),
    lines.length > 0
      ? `Contoh suaramu, tiru nadanya saja:\n${lines.map((line) => `- ${line}`).join("\n")}`
      : "",
    `Sapa pengguna dengan ${address}, juga setelah pesan keselamatan. ${tone}`.trim(),
  ];
  return parts.filter(Boolean).join("\n");
}

function limitsOf({ voice }: Persona, colleagues: readonly Colleague[]): string {
  const limits = (voice.limits ?? []).flatMap(({ about, to }) => {
    if (to.length === 0) return [about];
    const named = to.flatMap((username) => colleagues.find((one) => one.username === username) ?? []);
    // A topic that no other persona here can handle better stays with this one.
    return named.slice(0, 1).map(({ name }) => `${about} (${name})`);
  });
  return limits.length > 0 ? `Lebih cocok di tempat lain: ${limits.join("; ")}.` : "";
}

/**
 * Names the client's other personas by field, so that the model invents none; those in the persona's own field with
 * their category.
 */
function elsewhere(own: string, colleagues: readonly Colleague[]): string {
  const rule = "Di luar bidangmu: layani yang ringan";
  if (colleagues.length === 0) return `${rule}. Tidak ada persona lain di sini.`;
  const nameOf = ({ name, service, category }: Colleague) =>
    service === own && category ? `${name} (${category})` : name;
  const fields = Map.groupBy(colleagues, ({ service }) => service);
  const list = [...fields].map(([field, those]) => `${field}: ${those.map(nameOf).join(", ")}`);
  return `${rule}, lalu sebut sekali persona AI yang lebih cocok. Hanya ini, dan pengguna yang memilihnya di daftar ahli: ${list.join("; ")}.`;
}
