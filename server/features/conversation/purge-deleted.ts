import type { Job } from "#server/platform/jobs/job.ts";

/** Conversations that are handled together. */
const conversations = 20;
/** Messages deleted in one statement: well within the statement timeout, however long a conversation is. */
const batch = 2000;

const due = `
  select id from conversations
  where deleted_at < (select app_now() - interval '30 days') and purged_at is null
  order by deleted_at limit ${conversations} for update skip locked`;

const deleteMessages = `
  with due as (${due})
  delete from messages where id in (
    select m.id from due cross join lateral (
      select id from messages where conversation_id = due.id limit ${batch}
    ) m limit ${batch}
  )`;

/**
 * Empties the row of a conversation, which stays because the ledger refers to it, and changes its code, so that no
 * recorded address leads to it. Runs last, so that the next run resumes one that broke off.
 */
const emptyConversations = `
  with due as (${due})
  update conversations c set
    purged_at = app_now(), code = replace(gen_random_uuid()::text, '-', ''), prompt_id = '', star = null,
    title_sealed = null, title_by = null, topic_sealed = null, summary_sealed = null, summary_until = null
  from due where c.id = due.id and not exists (select 1 from messages m where m.conversation_id = c.id)`;

/** Purges all readable content that members of any client deleted thirty days ago. */
export const purgeDeleted: Job<object> = {
  name: "purge-deleted",
  dailyHour: 4,
  run: async (app) => {
    const { pool } = app.database;
    let purged = 0;
    for (;;) {
      const deleted = (await pool.query(deleteMessages)).rowCount ?? 0;
      if (deleted === batch) continue;
      const emptied = (await pool.query(emptyConversations)).rowCount ?? 0;
      if (deleted + emptied === 0) break;
      purged += emptied;
    }
    app.log.info({ purged }, "deleted conversations emptied");
  },
};
