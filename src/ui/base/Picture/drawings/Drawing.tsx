import { DRAWINGS, type PictureName } from './drawings.ts';
import { GRAIN } from './grain.ts';
import type { ShapeGroup } from './shapes.ts';
import styles from './Drawing.module.css';

function Parts({ parts }: Pick<ShapeGroup, 'parts'>) {
  return parts.map((part, index) =>
    'parts' in part ? (
      <g key={index} className={part.motion && styles[part.motion]} transform={part.transform}>
        <Parts parts={part.parts} />
      </g>
    ) : (
      <path key={index} className={styles[part[0]]} d={part[1]} {...part[2]} />
    ),
  );
}

/** A drawing of 240 × 180 on a soft ground of the brand's colour; decorative. */
export function Drawing({ name }: { name: PictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 180" aria-hidden="true">
      <path
        className={styles.ground}
        d="M38 58C56 20 108 8 150 18s74 40 72 80-40 66-92 68S36 158 24 124c-7-22 4-44 14-66Z"
      />
      <path className={styles.grain} d={GRAIN} />
      <Parts parts={DRAWINGS[name]} />
    </svg>
  );
}
