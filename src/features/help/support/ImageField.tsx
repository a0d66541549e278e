import { type DragEvent, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TICKET_IMAGE } from '#src/domain/support-ticket.ts';
import { controlAttributes } from '#src/ui/base/Field/control-attributes.ts';
import { Messages } from '#src/ui/base/Field/Messages.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { fileOf, imageName, megabytes } from './ticket-image.ts';
import type { TicketImage } from './use-ticket-image.ts';
import styles from './ImageField.module.css';

interface ImagePreviewProps {
  image: Blob;
  /** Size of the chosen file, in bytes, if the image was made smaller. */
  sizeBefore: number | null;
  onRemove: () => void;
}

/** The attached image, its name and size, and a button that removes it. */
function ImagePreview({ image, sizeBefore, onRemove }: ImagePreviewProps) {
  const { t } = useTranslation('help');
  const load = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(image);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [image],
  );
  const name = imageName(image);
  const size = megabytes(image.size);
  return (
    <div className={`row surface ${styles.preview}`}>
      <span className={styles.thumb}>
        <img ref={load} alt={t('support.image.preview', { name })} />
      </span>
      <span className={styles.facts}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className="muted small">
          {sizeBefore === null
            ? t('support.image.size', { size })
            : t('support.image.shrunk', { size, before: megabytes(sizeBefore) })}
        </span>
      </span>
      <button type="button" className={`centred muted ${styles.remove}`} onClick={onRemove}>
        <Icon name="trash" size={20} title={t('support.image.remove')} />
      </button>
    </div>
  );
}

interface ImageFieldProps {
  image: Blob | undefined;
  reading: Omit<TicketImage, 'choose'>;
  /** The kept draft had an image, which the device did not keep. */
  isLost: boolean;
  /** A file that the member chose or dropped. */
  onChoose: (file: File) => void;
}

/** One image of a ticket: the phone's own chooser offers its camera and its pictures (R2.27). */
export function ImageField({ image, reading, isLost, onChoose }: ImageFieldProps) {
  const { t } = useTranslation('help');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { problem, sizeBefore, isReading, remove } = reading;
  const limit = megabytes(TICKET_IMAGE.bytes);
  const size = problem?.code === 'tooLarge' ? megabytes(problem.bytes) : '';
  const error = problem ? t(`support.image.${problem.code}`, { size, limit }) : undefined;
  const hint = `${t('support.image.hint', { size: limit })} ${t('support.image.draft')}`;
  const attached = image ? t('support.image.attached', { name: imageName(image) }) : '';
  const status = isReading ? t('support.image.reading') : attached;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = fileOf(event.dataTransfer);
    if (file) onChoose(file);
  };
  return (
    <div
      className={styles.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p className={`small ${styles.label}`}>
        <span>{t('support.image.label')}</span>{' '}
        <span className="muted">{t('support.image.optional')}</span>
      </p>
      {image && (
        <ImagePreview
          image={image}
          sizeBefore={sizeBefore}
          onRemove={() => {
            remove();
            input.current?.focus();
          }}
        />
      )}
      <label className={`row ${styles.choose}`} htmlFor={id}>
        <Icon name="image" size={20} />
        <span>
          {t(
            isReading
              ? 'support.image.reading'
              : image
                ? 'support.image.replace'
                : 'support.image.choose',
          )}
        </span>
        <VisuallyHidden>
          {image ? ` ${t('support.image.preview', { name: imageName(image) })}` : ''}
        </VisuallyHidden>
        <input
          ref={input}
          {...controlAttributes(id, { hint, error })}
          className={`cover-control ${styles.input}`}
          type="file"
          accept={TICKET_IMAGE.types.join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </label>
      {isLost && !image && <p className={`small ${styles.lost}`}>{t('support.image.again')}</p>}
      <Messages {...{ id, hint, error }} />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
}
