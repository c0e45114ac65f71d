import { eq } from "drizzle-orm";
import { expertApplications } from "#server/db/tables/application.ts";
import { clients } from "#server/db/tables/client.ts";
import { firstWord, mailOf } from "#server/features/mail/mail.ts";
import type { App } from "#server/platform/app.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { applicantMails, applicationMail } from "#texts/mail/join-mail.ts";
import { type ApplicationState, openApplication } from "./details.ts";

/** Returns an application and its client; undefined if it was erased meanwhile. */
async function read(app: App, id: number) {
  const { db } = app.database;
  const [found] = await db
    .select({ row: expertApplications, client: clients })
    .from(expertApplications)
    .innerJoin(clients, eq(clients.id, expertApplications.clientId))
    .where(eq(expertApplications.id, id));
  if (!found) return undefined;
  const { details } = await openApplication({ db, seals: app.seals }, found.row);
  return { client: found.client, details };
}

/** Tells an applicant the state of the application. */
export const mailApplicant: Job<{ applicationId: number; state: ApplicationState }> = {
  name: "mail-applicant",
  run: async (app, { applicationId, state }, jobId) => {
    const found = await read(app, applicationId);
    if (!found) return;
    const { client, details } = found;
    const to = { email: details.email, name: firstWord(details.name) };
    await app.external.mail.send(mailOf({ to, client, wording: applicantMails[state], id: jobId }));
  },
};

/** Tells the operator about a new application: who applied, and how to decide on it. */
export const mailOperator: Job<{ applicationId: number }> = {
  name: "mail-operator",
  isForOperator: true,
  run: async (app, { applicationId }, jobId) => {
    const found = await read(app, applicationId);
    if (!found) return;
    const { client, details } = found;
    const { subject, intro, outro, labels, none } = applicationMail;
    const facts = [
      { label: labels.name, value: details.name },
      { label: labels.email, value: details.email },
      { label: labels.phone, value: details.phone },
      { label: labels.city, value: details.city },
      { label: labels.layanan, value: details.layanan },
      { label: labels.birth_date, value: details.birth_date },
      { label: labels.experience, value: String(details.experience) },
      { label: labels.biography, value: details.biography },
      { label: labels.kontak, value: details.kontak ?? none },
    ];
    const wording = { subject: subject(applicationId), intro, facts, outro: outro(applicationId) };
    const to = { email: app.config.operatorEmail };
    await app.external.mail.send(mailOf({ to, client, wording, id: jobId }));
  },
};
