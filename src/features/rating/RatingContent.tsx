import { useSnapshot } from 'valtio';
import type { Rating } from '#src/domain/rating/rating.ts';
import { member } from '#src/state/member/member.ts';
import { Counting } from './counting/Counting.tsx';
import { OwnLevel } from './own/OwnLevel.tsx';
import { OwnPlace } from './own/OwnPlace.tsx';
import { Places } from './places/Places.tsx';
import { Stories } from './stories/Stories.tsx';
import styles from './Rating.module.css';

/** The member's place and level first, then everyone's places, then the stories of others (R2.25). */
export function RatingContent({ rating }: { rating: Rating }) {
  const { info } = useSnapshot(member);
  return (
    <div className="split">
      <div className={`stack ${styles.own}`}>
        <OwnPlace rating={rating} />
        {info && <OwnLevel friends={info.refPayments} />}
      </div>
      <div className={`stack ${styles.places}`}>
        <Places rating={rating} />
      </div>
      <div className={`stack ${styles.more}`}>
        <Stories />
        <Counting />
      </div>
    </div>
  );
}
