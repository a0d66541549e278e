import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { alignedStart, moduleSize } from '../Barcode/pixel-grid.ts';
import { usePixelBox } from '../Barcode/use-pixel-box.ts';
import { qrShape } from './qr-shape.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  readonly text: string;
  /** The picture's accessible name. */
  readonly label: string;
}

/**
 * A QR code as large as its container allows: each module is a whole number of device pixels, black on
 * white in every theme (R2.20).
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { t } = useTranslation('pickup');
  const host = useRef<HTMLDivElement>(null);
  const box = usePixelBox(host);
  const shape = useMemo(() => qrShape(text), [text]);

  const edge = box ? Math.min(box.width, box.height) : 0;
  const size =
    box && shape ? moduleSize(edge, shape.modules, box.pixelRatio) * shape.modules : undefined;
  return (
    <div ref={host} className={styles.host}>
      {(!shape || size === 0) && <p className={styles.message}>{t('tooLong')}</p>}
      {box && shape && size !== undefined && size > 0 && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${shape.modules} ${shape.modules}`}
          shapeRendering="crispEdges"
          style={{
            inlineSize: size,
            blockSize: size,
            insetInlineStart: alignedStart(box.left, box.width, size, box.pixelRatio),
            insetBlockStart: alignedStart(box.top, box.height, size, box.pixelRatio),
          }}
        >
          {/* Forced darkening changes a white ground of CSS, never one inside of the picture. */}
          <rect fill="#fff" width="100%" height="100%" />
          <path fill="#000" d={shape.path} />
        </svg>
      )}
    </div>
  );
}
