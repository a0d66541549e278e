import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/platform/files/save-file.ts';
import { keepScreenAwake } from '#src/platform/page/wake-lock.ts';
import { holdOverlays } from '#src/state/page/overlays.ts';
import { encodeBarcode } from '#src/ui/app/Barcode/encode.ts';
import { usePixelBox } from '#src/ui/app/Barcode/use-pixel-box.ts';
import { drawCodeLate, useSavePicture } from '#src/ui/app/SavePicture/use-save-picture.ts';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { chooseForm, type CodePreference } from './code-form.ts';
import { isFirstViewShown, removeFirstView } from './first-view-element.ts';
import { noteOf, type PickupOrder, pickupPages, pictureOf, placeOf } from './pages.ts';
import { PickupActions } from './PickupActions.tsx';
import { PickupCode } from './PickupCode.tsx';
import { PickupPager } from './PickupPager.tsx';
import styles from './PickupView.module.css';

export interface PickupViewProps {
  /** At least one. */
  readonly orders: readonly PickupOrder[];
  /** Orders that the desk does not have yet: a button shows their codes. */
  readonly onTheWay?: readonly PickupOrder[];
  /** The signed part of the code of all orders that the desk has. */
  readonly mark?: string | null;
  /** Whose codes they are, in owner view: this view covers the bar that shows it (R6.3). */
  readonly owner?: string | undefined;
  /** Shows the same codes after a reload. */
  readonly address?: string | undefined;
  readonly onClose: () => void;
}

const DEFAULT_PREFERENCE: CodePreference = { turned: false, qr: false };

/**
 * The pickup view («till mode», R2.20): codes of orders over the whole screen, black on white; keeps the
 * screen awake and works offline. Escape, the back gesture and the button close it.
 */
export function PickupView({
  orders,
  onTheWay = [],
  mark = null,
  owner,
  address,
  onClose,
}: PickupViewProps) {
  const { t } = useTranslation(['pickup', 'orders']);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [preference, setPreference] = useState(DEFAULT_PREFERENCE);
  const [position, setPosition] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const close = useBackCloses(onClose, false, address);
  const [isStill] = useState(isFirstViewShown);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // On its first button a view that opens by its address would begin with a ring around «close».
    current?.focus();
    return () => current?.close();
  }, []);
  useLayoutEffect(removeFirstView, []);
  const screen = usePixelBox(frame);
  useEffect(keepScreenAwake, []);
  useEffect(holdOverlays, []);
  const { outcomeOf, save } = useSavePicture(saveFile);

  const ready = pickupPages(orders, [], mark);
  const pages = showsAll ? pickupPages(orders, onTheWay, mark) : ready;
  const index = Math.min(position, pages.length - 1);
  const page = pages[index];
  if (!page) return null;
  const modules = encodeBarcode(page.text)?.modules ?? null;
  const choice = screen && chooseForm(modules, screen, preference);
  const isQr = choice?.form === 'qr';
  // What became of the saved picture; else what helps the code to be read.
  const saveMessage = outcomeOf(page.text)?.message ?? null;
  const [order] = page.orders;
  const title = (page.orders.length === 1 && order?.title) || t('together');
  const place = placeOf(page);
  const note = noteOf(page);

  const goBy = (step: number): void => {
    if (index + step in pages) setPosition(index + step);
  };
  const onKeyDown = (event: KeyboardEvent): void =>
    goBy({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0);
  const showOnTheWay = (): void => {
    setShowsAll(true);
    setPosition(ready.length);
    // The button disappears, and the arrow keys need the focus in the view.
    dialog.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      data-still={isStill || undefined}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        // A browser may close a dialog by itself; after our own close it is already disconnected or open
        // again.
        if (event.currentTarget.isConnected && !event.currentTarget.open) close();
      }}
    >
      <div
        ref={frame}
        className={styles.frame}
        data-turned={choice?.form === 'turned' || undefined}
      >
        <header className={styles.header}>
          <div className={styles.heading}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {owner !== undefined && <p className={styles.place}>{owner}</p>}
            {place !== '' && <p className={styles.place}>{place}</p>}
            {note !== '' && (
              <p className={`${styles.note} screen-only`} data-momentary>
                {note}
              </p>
            )}
          </div>
          <button
            type="button"
            className={`${styles.round} screen-only`}
            aria-label={t('close')}
            onClick={close}
          >
            <Icon name="x" size={28} />
          </button>
        </header>
        {choice && <PickupCode page={page} form={choice.form} />}
        <footer className={`${styles.footer} screen-only`}>
          <p className={styles.hint} aria-live="polite">
            {saveMessage === null && !isQr && <Icon name="sun" size={20} />}
            <span>{saveMessage ?? t(isQr ? 'readOut' : 'brightness')}</span>
          </p>
          {pages.length > 1 && (
            <PickupPager
              page={page}
              isFirst={index === 0}
              isLast={index === pages.length - 1}
              onStep={goBy}
            />
          )}
          {!showsAll && onTheWay.length > 0 && (
            <button type="button" className={styles.more} onClick={showOnTheWay}>
              {t('orders:desk.more', { number: onTheWay.length })}
            </button>
          )}
          {choice && (
            <PickupActions
              choice={choice}
              onTurn={() => setPreference({ ...preference, turned: choice.form === 'upright' })}
              onToggleQr={() => setPreference({ ...preference, qr: !preference.qr })}
              onSave={() => {
                const picture = pictureOf(page, title, isQr);
                save(page.text, picture.name, () => drawCodeLate(picture));
              }}
            />
          )}
        </footer>
      </div>
    </dialog>
  );
}
