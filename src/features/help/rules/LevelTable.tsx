import { useTranslation } from 'react-i18next';
import { FRIENDSHIP_LEVELS, type FriendshipLevel } from '#src/domain/member/friendship.ts';
import { formatPercent } from '#src/i18n/format/percent.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Table } from '#src/ui/base/Table/Table.tsx';

/** The friendship levels: number of friends, share and what else they bring (R1.4). */
export function LevelTable() {
  const { t } = useTranslation('help');
  const { language } = useFormat();
  const friends = ({ from }: FriendshipLevel): string => {
    const next = FRIENDSHIP_LEVELS.find((level) => level.from > from);
    if (from > 0) return t('rules.levels.over', { count: from - 1 });
    return t('rules.levels.upTo', { count: (next?.from ?? 1) - 1 });
  };
  return (
    <Table<FriendshipLevel>
      caption={t('rules.levels.title')}
      hidesCaption
      layout="cards"
      rows={FRIENDSHIP_LEVELS}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'level',
          header: t('rules.levels.level'),
          cell: ({ name }) => t(`rules.levels.names.${name}`),
        },
        { key: 'friends', header: t('rules.levels.friends'), cell: friends },
        {
          key: 'share',
          header: t('rules.levels.share'),
          align: 'end',
          cell: ({ sharePercent }) => formatPercent(sharePercent, language),
        },
        {
          key: 'extra',
          header: t('rules.levels.extra'),
          cell: ({ hasConversion }) => (hasConversion ? t('rules.levels.conversion') : null),
        },
      ]}
    />
  );
}
