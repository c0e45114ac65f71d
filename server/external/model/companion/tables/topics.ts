import type { Service, Topic, TopicId } from "./table-types.ts";
import { businessTopics } from "./topics-business.ts";
import { careerTopics } from "./topics-career.ts";
import { leadershipTopics } from "./topics-leadership.ts";
import { relationTopics } from "./topics-relations.ts";
import { wellbeingTopics } from "./topics-wellbeing.ts";

export const topics: readonly Topic[] = [
  ...wellbeingTopics,
  ...relationTopics,
  ...careerTopics,
  ...leadershipTopics,
  ...businessTopics,
];

export const topicById: ReadonlyMap<TopicId, Topic> = new Map(topics.map((topic) => [topic.id, topic]));

/** Topics of another service that an expert of this one also meets every day. */
export const alsoAtHome: Record<Service, readonly TopicId[]> = {
  wellbeing: ["overwork", "loneliness", "friendship", "study", "performance", "parents", "family"],
  relations: ["self-worth", "loneliness", "anger", "overthinking", "past"],
  career: ["burnout", "focus", "overthinking", "self-worth", "new-manager", "decision", "feedback", "money"],
  leadership: [
    "overwork",
    "boss",
    "colleague",
    "burnout",
    "performance",
    "deadline",
    "career-choice",
    "staff",
  ],
  business: [
    "delegation",
    "team",
    "decision",
    "feedback",
    "focus",
    "burnout",
    "new-manager",
    "career-choice",
  ],
};
