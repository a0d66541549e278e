import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/page/network.ts';
import { boot } from '#src/state/session/boot.ts';
import { useBanner } from '#src/sync/events/use-banner.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import { Late } from '../late/Late.tsx';
import { latePart } from '../late/load-late.ts';
import { restart } from '../session/boot.ts';
import styles from './Notices.module.css';

const appNoticesFile = latePart('AppNotices');
const orderNoticesFile = latePart('OrderNotices');

/** The banners of every screen, one at a time. The banner of a failed start needs no late file. */
export function Notices() {
  const { t } = useTranslation();
  // The text (R8.1) has two sentences; the first is the line.
  const error = t('error');
  const [text = ''] = error.split('.');
  const { hasError } = useSnapshot(boot);
  // The status bar shows that the service cannot be reached.
  const { reachable } = useSnapshot(network);
  const isShown = useBanner('start', hasError && reachable);

  return (
    <>
      <Late file={appNoticesFile} />
      {isShown && (
        <div
          className={`column column-grid ${styles.notices} ${styles.failure} screen-only`}
          data-momentary
        >
          <NoticeBar
            icon="circle-alert"
            tone="negative"
            text={text}
            detail={error.slice(text.length)}
            action={t('retry')}
            onPress={() => void restart()}
          />
        </div>
      )}
      <Late file={orderNoticesFile} />
    </>
  );
}
