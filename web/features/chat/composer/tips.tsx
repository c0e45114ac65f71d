import { chatTexts } from "#texts/chat/chat.ts";

/** B-198: three questions to start with: the main complaint, since when, and what triggers it. */
export function Tips({ id }: { id: string }) {
  return (
    <div id={id} className="mb-2 animate-rise rounded-lg bg-tint px-4 py-3 text-on-tint">
      <p className="text-sm font-semibold">{chatTexts.tipsIntro}</p>
      <ol className="mt-1 list-decimal pl-5 text-sm">
        {chatTexts.tipsQuestions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </div>
  );
}
