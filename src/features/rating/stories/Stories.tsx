import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Carousel } from '#src/ui/base/Carousel/Carousel.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { loadStories } from '../stored-rating.ts';
import { Story } from './Story.tsx';

/** Replaces stories that could not be fetched. */
function StoriesFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation(['rating', 'common']);
  return (
    <Alert
      action={
        <Button variant="outline" size="small" icon="refresh-cw" onClick={() => void onRetry()}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('stories.failed')}
    </Alert>
  );
}

/** Stories of members whose friends became students (R2.25); absent without any. */
export function Stories() {
  const { t } = useTranslation('rating');
  const format = useFormat();
  const titleId = useId();
  const { data: stories = [], reason, retry } = useCollection('successStories', loadStories);
  // Offline the rating itself shows that there is no network.
  if (stories.length === 0 && (reason === 'empty' || reason === 'offline')) return null;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('stories.title')}</h2>
      {reason === 'loading' && <Skeleton shape="block" height="22rem" />}
      {typeof reason === 'object' && <StoriesFailed onRetry={retry} />}
      <Carousel
        label={t('stories.title')}
        peek
        slides={stories.map((story) => ({
          id: String(story.id),
          label: story.name[format.language],
          isName: true,
          content: <Story story={story} />,
        }))}
      />
    </section>
  );
}
