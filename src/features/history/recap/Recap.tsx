import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { History } from '#src/data/db/use-history.ts';
import { type SemesterRecap, semesterRecaps } from '#src/domain/operations/semester-recap.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { useOwnCard } from '#src/state/member/own-card.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { SaveOutcome } from '#src/ui/app/SavePicture/SaveOutcome.tsx';
import { useSavePicture } from '#src/ui/app/SavePicture/use-save-picture.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import type { RecapPicture } from './draw-recap.ts';
import styles from './Recap.module.css';

/** The recap in words; what did not happen is left out. */
function useFacts({ received, friends, orders, bestMonth }: SemesterRecap): RecapPicture['facts'] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const facts: { value: string; label: string }[] = [
    { value: format.coins(received), label: t('recap.received') },
  ];
  if (friends > 0)
    facts.push({
      value: format.number(friends),
      label: t('recap.friends', { count: friends }),
    });
  if (orders > 0)
    facts.push({ value: format.number(orders), label: t('recap.orders', { count: orders }) });
  if (bestMonth)
    facts.push({
      value: format.month(bestMonth.start),
      label: t('recap.bestMonth', { coins: format.signed(bestMonth.received) }),
    });
  return facts;
}

interface RecapDialogProps {
  /** Newest first. */
  recaps: readonly [SemesterRecap, ...SemesterRecap[]];
  onClose: () => void;
}

/** The semester's results as a poster, which the member shares as a picture with their link. */
function RecapDialog({ recaps, onClose }: RecapDialogProps) {
  const { t } = useTranslation('history');
  const close = useBackCloses(onClose);
  const [chosen, setChosen] = useState('0');
  const recap = recaps[Number(chosen)] ?? recaps[0];
  const seasonOf = ({ semester }: SemesterRecap) =>
    t(`recap.${semester.season}`, { year: semester.year });
  const season = seasonOf(recap);
  const facts = useFacts(recap);
  const { title: programme } = currentBrand();
  const { link } = useOwnCard();
  const { isSaving, outcomeOf, save } = useSavePicture(saveFile);
  const { semester } = recap;
  const share = () =>
    save(season, `semester-${semester.year}-${semester.season}`, async () => {
      const { drawRecap } = await import('./draw-recap.ts');
      return drawRecap({
        programme,
        title: t('recap.picture'),
        season,
        facts,
        invitation: link === null ? null : { text: t('recap.join'), link },
      });
    });
  return (
    <Dialog
      title={t('recap.title')}
      onClose={close}
      actions={
        <Button icon="share-2" wide busy={isSaving} onClick={share}>
          {t('recap.share')}
        </Button>
      }
    >
      <div className="stack">
        {recaps.length > 1 && (
          <ChoiceStrip
            label={t('recap.semester')}
            choices={recaps.map((one, index) => ({ id: String(index), label: seasonOf(one) }))}
            selected={chosen}
            onSelect={setChosen}
          />
        )}
        <div className={`stack stack-dense ${styles.poster}`}>
          <p className={styles.programme} translate="no">
            {programme}
          </p>
          <p className={`as-heading ${styles.season}`}>{season}</p>
          <dl className={styles.facts}>
            {facts.map(({ value, label }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <SaveOutcome outcome={outcomeOf(season)} />
      </div>
    </Dialog>
  );
}

interface RecapProps {
  history: History;
  /** ms since the epoch. */
  now: number;
}

/** Opens the recap of the semester; absent without one, and in owner view: staff must not share it. */
export function Recap({ history, now }: RecapProps) {
  const { t } = useTranslation('history');
  const [isOpen, setOpen] = useState(false);
  const { operations, since } = history;
  const [newest, ...others] = useMemo(
    () => semesterRecaps(operations, since, now),
    [operations, since, now],
  );
  if (!newest || !canWrite()) return null;
  return (
    <>
      <Button variant="soft" icon="sparkles" wide onClick={() => setOpen(true)}>
        {t('recap.title')}
      </Button>
      {isOpen && <RecapDialog recaps={[newest, ...others]} onClose={() => setOpen(false)} />}
    </>
  );
}
