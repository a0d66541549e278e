import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigationType, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { forgetPhoneVerification } from '#src/data/db/phone-verification.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { member } from '#src/state/member/member.ts';
import { celebration } from '#src/state/page/celebration.ts';
import { showToast } from '#src/state/page/overlays.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { CardStep } from '../CardStep.tsx';
import { useCardProgress, type CardProgress } from '../use-card-progress.ts';
import { CardReady } from './CardReady.tsx';
import { CardSending } from './CardSending.tsx';
import { CodeStep } from './CodeStep.tsx';

/** The shape of the code's screen while the device is read; most often the code is that of a card. */
function VerifySkeleton() {
  return (
    <div className="column column-grid stack">
      <div>
        <Skeleton width="10rem" height="2.75rem" />
        <Skeleton width="16rem" height="2.3rem" />
      </div>
      <CardStep current="code">
        <LoadingRegion>
          <Skeleton shape="block" height="18rem" />
        </LoadingRegion>
      </CardStep>
    </div>
  );
}

/** Leads back to the personal data, which show the phone as verified. */
function PhoneVerified() {
  const { t } = useTranslation('card');
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ text: t('data.phoneDone') });
    void navigate(hrefs.personalData(), { replace: true });
    void forgetPhoneVerification();
  }, [navigate, t]);
  return <VerifySkeleton />;
}

type Step = 'loading' | 'back' | 'profile' | 'code' | 'phoneVerified' | 'sending' | 'ready';

function stepOf(progress: CardProgress | undefined, isIssued: boolean): Step {
  if (!progress) return 'loading';
  const { verification, post } = progress;
  if (!verification) return 'back';
  const { purpose, isVerified } = verification;
  if (purpose === 'personalData') return isVerified ? 'phoneVerified' : 'code';
  if (isIssued) return isVerified ? 'ready' : 'profile';
  if (post?.state === 'refused') return 'back';
  return isVerified ? 'sending' : 'code';
}

/**
 * The title of the next step takes the focus: the field, or the skeleton's title, that had it is gone. After
 * a reload nothing had it.
 */
function useFocusOfStep(step: Step): void {
  const previous = useRef(step);
  const isReload = useNavigationType() === 'POP';
  useEffect(() => {
    if (previous.current !== step && !(previous.current === 'loading' && isReload)) {
      document.getElementById(SCREEN_TITLE_ID)?.focus();
    }
    previous.current = step;
  }, [step, isReload]);
}

/** /verify-phone: the code of a phone, and what becomes of the form after it (R2.28). */
export function VerifyPhone() {
  const progress = useCardProgress();
  const { cards, cardsKnown } = useSnapshot(member);
  const step = stepOf(progress, cardsKnown && selectCards(cards).state === 'active');
  useFocusOfStep(step);
  const isCelebration = step === 'sending' || step === 'ready';
  // While the card arrives, its events need no toasts over this screen.
  useEffect(() => {
    celebration.isShown = isCelebration;
    return () => {
      celebration.isShown = false;
    };
  }, [isCelebration]);
  const write = useWrite();
  const verification = progress?.verification;
  if (!write || !progress || !verification || step === 'loading') {
    // Without a form there is nothing to verify. The guard leads a member with a card on to the profile.
    return step === 'loading' ? <VerifySkeleton /> : <Navigate to={hrefs.getCard()} replace />;
  }
  switch (step) {
    case 'back':
      return <Navigate to={hrefs.getCard()} replace />;
    case 'profile':
      return <Navigate to={hrefs.profile()} replace />;
    case 'code':
      return <CodeStep write={write} verification={verification} />;
    case 'phoneVerified':
      return <PhoneVerified />;
    case 'sending':
      return <CardSending {...{ write, verification }} post={progress.post} />;
    case 'ready':
      return <CardReady verification={verification} />;
  }
}
