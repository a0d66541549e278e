import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { isPending, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { memberPhoneInfo } from '#src/domain/person/phone-info.ts';
import type { screens } from '#src/i18n/ru/app/screens.ts';
import { loadWantedScreen } from '#src/platform/stored/wanted-screen.ts';
import { member } from '#src/state/member/member.ts';
import { useEmailAndCard } from '#src/state/member/use-email-view.ts';
import { session } from '#src/state/session/session.ts';
import { useRefreshOnEntry } from '#src/sync/requests/use-refresh-on-entry.ts';
import { useStoredDraft } from '#src/sync/storage/use-stored-draft.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { CardOff } from './CardOff.tsx';
import { CardStep } from './CardStep.tsx';
import { EmailFirst } from './EmailFirst.tsx';
import type { CardFormValues } from './form/card-form.ts';
import { GetCardForm } from './form/GetCardForm.tsx';
import { prefillOf } from './form/prefill.ts';
import { useCardProgress } from './use-card-progress.ts';

/** The submitted form: nothing is left to do, and the member can withdraw it until it is sent. */
function CardPostNotice({ post }: { post: OutboxPost<'card'> }) {
  const { t } = useTranslation('card');
  const write = useWrite();
  if (!write) return null;
  const retry = () => void write().then((sync) => sync.retryPost(post.requestId), ignore);
  // The draft stays: without its post the form is shown again.
  const remove = () => void write().then((sync) => sync.deletePost(post.requestId), ignore);
  return (
    <div className="stack">
      <p>{t('post.text')}</p>
      <PostNotice
        post={post}
        title={t('post.title')}
        onRetry={retry}
        onEdit={remove}
        onRemove={remove}
      />
    </div>
  );
}

const ignore = (): void => undefined;

/** The shape of the form while its kept values are read. */
function GetCardSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack stack-loose">
        <Skeleton shape="block" height="38rem" />
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="10rem" />
      </div>
    </LoadingRegion>
  );
}

/** /get-card: the form of the physical card (R2.28). */
export function GetCard() {
  const { t } = useTranslation(['card', 'screens']);
  const { cards, cardsKnown, info } = useSnapshot(member);
  const person = useSnapshot(session).member;
  const draft = useStoredDraft<CardFormValues>('get-card');
  const progress = useCardProgress();
  const [wanted] = useState(loadWantedScreen);
  const [isVerified, setVerified] = useState(false);
  useRefreshOnEntry('client');
  const { isOtherAddress } = useEmailAndCard();
  const client = progress?.client ?? null;
  const prefill = useMemo(() => prefillOf({ person, info, client }), [person, info, client]);
  const phones = useMemo(() => memberPhoneInfo(info, client), [info, client]);

  if (cardsKnown && selectCards(cards).state === 'off') return <CardOff />;
  if (progress?.isHandedOver) return <Navigate to={hrefs.verifyPhone()} replace />;
  const post = progress?.post ?? null;
  const isOnItsWay = post !== null && (isPending(post) || post.state === 'sent');

  return (
    <div className="column column-grid stack">
      <div>
        <GoBack to={hrefs.noCard()}>{t('noCard.title')}</GoBack>
        <ScreenTitle>{t('form.title')}</ScreenTitle>
      </div>
      {wanted && (
        <p className="muted">
          {t('form.wanted', { screen: t(`screens:${wanted.name as keyof typeof screens}`) })}
        </p>
      )}
      {isOtherAddress && !isOnItsWay ? (
        <EmailFirst />
      ) : (
        <CardStep current={isOnItsWay ? 'card' : 'form'} hasCode={!isVerified}>
          {(progress === undefined || draft === undefined) && <GetCardSkeleton />}
          {isOnItsWay && <CardPostNotice post={post} />}
          {progress && draft && !isOnItsWay && (
            <GetCardForm
              {...{ draft, prefill, phones }}
              email={person?.email ?? ''}
              verification={progress.verification}
              onVerified={setVerified}
              refused={post}
            />
          )}
        </CardStep>
      )}
    </div>
  );
}
