import { mailOf } from "#server/features/mail/mail.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { feedbackMail } from "#texts/mail/join-mail.ts";
import { feedbackOfLastDay } from "./feedback.ts";

/** Mails the operator once a day how many feedback messages came, if any; the mail says nothing about their content. */
export const tellOfFeedback: Job<object> = {
  name: "tell-of-feedback",
  isForOperator: true,
  dailyHour: 7,
  run: async (app, _data, jobId) => {
    const counts = await feedbackOfLastDay(app.database.db);
    if (counts.length === 0) return;
    const { subject, intro, outro, product, count: words } = feedbackMail;
    const wording = {
      subject: subject(counts.reduce((sum, { count }) => sum + count, 0)),
      intro,
      facts: counts.map(({ client, count }) => ({ label: client, value: words(count) })),
      outro,
    };
    const client = { name: product, primaryColor: null, themeColor: null };
    const to = { email: app.config.operatorEmail };
    await app.external.mail.send(mailOf({ to, client, wording, id: jobId }));
  },
};
