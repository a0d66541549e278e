import { Table } from '#src/ui/base/Table/Table.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { contrast, type ColourPair } from '#src/ui/docs/contrast.ts';
import styles from './ContrastTable.module.css';

interface ContrastTableProps {
  caption: string;
  pairs: readonly ColourPair[];
  /** text: contrast of a text; edge: contrast of a control's frame. */
  kind: 'text' | 'edge';
  /** Minimum ratio by WCAG, from 1 to 21. */
  least: number;
  /** Colours by custom property. */
  values: Readonly<Record<string, string>>;
}

/** Contrast of each pair of colours in the shown brand and theme. */
export function ContrastTable({ caption, kind, pairs, least, values }: ContrastTableProps) {
  const rows = pairs.map(([ink, ground]) => {
    const inkColour = values[`--color-${ink}`];
    const groundColour = values[`--color-${ground}`];
    const ratio = inkColour && groundColour ? contrast(inkColour, groundColour) : null;
    return { ink, ground, ratio };
  });
  return (
    <Table
      caption={`${caption}: ${'не меньше'} ${least}`}
      rows={rows}
      rowKey={({ ink, ground }) => `${ink} ${ground}`}
      columns={[
        {
          key: 'sample',
          header: 'Образец',
          cell: ({ ink, ground }) => (
            <span
              className={styles.sample}
              data-kind={kind}
              style={{
                '--ink': `var(--color-${ink})`,
                '--ground': `var(--color-${ground})`,
              }}
            >
              {kind === 'text' && 'Аа Oʻ 12'}
            </span>
          ),
        },
        {
          key: 'pair',
          header: 'Пара',
          rowHeader: true,
          cell: ({ ink, ground }) => <code>{`${ink} / ${ground}`}</code>,
        },
        {
          key: 'ratio',
          header: 'Контраст',
          align: 'end',
          cell: ({ ratio }) =>
            ratio !== null && (
              <Tag
                tone={ratio >= least ? 'positive' : 'negative'}
                icon={ratio >= least ? 'check' : 'triangle-alert'}
              >
                {ratio.toFixed(2)}
              </Tag>
            ),
        },
      ]}
    />
  );
}
