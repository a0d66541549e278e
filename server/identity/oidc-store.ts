import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import type { Db } from '#server/database/client.ts';
import { oidcModel } from '#server/database/schema/oidc.ts';

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
      const consumed = row.consumedAt && Math.floor(row.consumedAt.getTime() / 1000);
      return { ...row.payload, ...(consumed ? { consumed } : {}) };
    };

    const adapter: Adapter = {
      upsert: async (id, payload, expiresInSeconds) => {
        const values = {
          payload: { ...payload },
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
        if (consumed.length === 0) throw new errors.InvalidGrant('it was used already');
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
