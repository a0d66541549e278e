/**
 * What the member typed or sent and what has no other copy: it stays until they sign in again (R4.8, R9.10).
 */
export const KEPT_TABLES: readonly string[] = ['formDrafts', 'outbox', 'posts'];
