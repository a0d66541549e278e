import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import Provider, {
  errors,
  type Adapter,
  type AdapterFactory,
  type AdapterPayload,
} from 'oidc-provider';
import type { Db } from '#server/database/db.ts';
import { oidcModel } from '#server/database/schema/service/oidc.ts';
import { forkedSince } from './forked-session.ts';

const REFRESH_TOKEN = 'RefreshToken';
/**
 * How long a refresh token stays good after one that replaced it was used, in ms: tabs may refresh at the
 * same time.
 */
const GRACE_MS = 30_000;

/** The token that the one of the running request replaces. */
const replacedToken = (): string | undefined =>
  Provider.ctx?.oidc.entities['RotatedRefreshToken']?.jti;

/**
 * When a refresh token that replaced this one was first used, or when a second holder of the session's
 * tokens appeared; undefined within the grace. A token ends when its replacement is used, not when it is
 * used itself: a response that is lost on a bad network ends no session.
 */
async function overSince(db: Db, { id, grantId }: typeof oidcModel.$inferSelect) {
  const tokens = await db
    .select({
      id: oidcModel.id,
      replaces: sql<string | null>`${oidcModel.payload} ->> 'replaces'`,
      usedAt: oidcModel.consumedAt,
    })
    .from(oidcModel)
    .where(and(eq(oidcModel.model, REFRESH_TOKEN), eq(oidcModel.grantId, grantId ?? '')));
  const graceBegan = new Date(Date.now() - GRACE_MS);
  const replacement = tokens.find(
    ({ replaces, usedAt }) => replaces === id && usedAt !== null && usedAt < graceBegan,
  );
  return replacement?.usedAt ?? forkedSince(tokens, id, GRACE_MS);
}

/**
 * Keeps the provider's sessions, grants and tokens in the database, for all of its models. Expired
 * rows count as deleted; server/jobs/sweep.ts removes them.
 */
export function createOidcStore(db: Db): AdapterFactory {
  return (model) => {
    const ofModel = (condition: SQL) => and(eq(oidcModel.model, model), condition);

    const find = async (condition: SQL): Promise<AdapterPayload | undefined> => {
      const live = or(isNull(oidcModel.expiresAt), gt(oidcModel.expiresAt, new Date()));
      const [row] = await db
        .select()
        .from(oidcModel)
        .where(and(ofModel(condition), live));
      if (!row) return undefined;
      const usedUp = model === REFRESH_TOKEN ? await overSince(db, row) : row.consumedAt;
      const consumed = usedUp && Math.floor(usedUp.getTime() / 1000);
      return { ...row.payload, ...(consumed ? { consumed } : {}) };
    };

    const adapter: Adapter = {
      upsert: async (id, payload, expiresInSeconds) => {
        const values = {
          payload: { ...payload, ...(model === REFRESH_TOKEN && { replaces: replacedToken() }) },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          userCode: payload.userCode ?? null,
          expiresAt:
            expiresInSeconds === undefined ? null : new Date(Date.now() + expiresInSeconds * 1000),
        };
        await db
          .insert(oidcModel)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [oidcModel.model, oidcModel.id], set: values });
      },
      find: (id) => find(eq(oidcModel.id, id)),
      findByUid: (uid) => find(eq(oidcModel.uid, uid)),
      findByUserCode: (userCode) => find(eq(oidcModel.userCode, userCode)),
      // The library looks first, and two requests may look at the same time.
      consume: async (id) => {
        const consumed = await db
          .update(oidcModel)
          .set({ consumedAt: new Date() })
          .where(and(ofModel(eq(oidcModel.id, id)), isNull(oidcModel.consumedAt)))
          .returning({ id: oidcModel.id });
        if (consumed.length === 0 && model !== REFRESH_TOKEN)
          throw new errors.InvalidGrant('it was used already');
      },
      destroy: async (id) => {
        await db.delete(oidcModel).where(ofModel(eq(oidcModel.id, id)));
      },
      revokeByGrantId: async (grantId) => {
        await db.delete(oidcModel).where(ofModel(eq(oidcModel.grantId, grantId)));
      },
    };
    return adapter;
  };
}
