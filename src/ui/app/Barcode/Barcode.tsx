import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { barsPath } from './bars-path.ts';
import { encodeBarcode } from './encode.ts';
import { alignedStart, barcodeModuleSize } from './pixel-grid.ts';
import { usePixelBox } from './use-pixel-box.ts';
import styles from './Barcode.module.css';

export interface BarcodeProps {
  /** An order number, or several joined by dashes. */
  readonly text: string;
  /** The picture's accessible name. */
  readonly label: string;
  /** Draws the code along the vertical edge, starting at the top. */
  readonly turned?: boolean;
}

/**
 * An order's Code 128, as wide as its container allows: each module is a whole number of device pixels,
 * black on white in every theme (R2.20). Use `fitsBarcode` first for a long text.
 */
export function Barcode({ text, label, turned = false }: BarcodeProps) {
  const { t } = useTranslation('pickup');
  const host = useRef<HTMLDivElement>(null);
  const box = usePixelBox(host);
  const shape = useMemo(() => encodeBarcode(text), [text]);

  const available = box ? (turned ? box.height : box.width) : 0;
  const module =
    box && shape ? barcodeModuleSize(available, shape.modules, box.pixelRatio) : undefined;
  return (
    <div ref={host} className={styles.host} data-turned={turned || undefined}>
      {!shape && <p className={styles.message}>{t('unreadable')}</p>}
      {module === 0 && <p className={styles.message}>{t('tooLong')}</p>}
      {box && shape && module !== undefined && module > 0 && (
        <svg
          role="img"
          aria-label={label}
          viewBox={turned ? `0 0 1 ${shape.modules}` : `0 0 ${shape.modules} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          style={{
            inlineSize: module * shape.modules,
            marginInlineStart: alignedStart(
              turned ? box.top : box.left,
              available,
              module * shape.modules,
              box.pixelRatio,
            ),
          }}
        >
          {/* Forced darkening changes a white ground of CSS, never one inside of the picture. */}
          <rect fill="#fff" width="100%" height="100%" />
          <path fill="#000" d={barsPath(shape, turned)} />
        </svg>
      )}
    </div>
  );
}
