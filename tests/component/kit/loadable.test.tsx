import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadable, useLoaded, type Loadable } from '#src/ui/base/Loadable/loadable.ts';
import { show } from './ui-fixtures.tsx';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Привет, {name}</p>;

interface PlaceProps {
  file: Loadable<GreetingProps>;
  onSkeleton?: () => void;
}

function Place({ file, onSkeleton }: PlaceProps) {
  const draw = useLoaded(file);
  useEffect(() => {
    if (!draw) onSkeleton?.();
  });
  return draw ? draw({ name: 'Ася' }) : <p>Скелет</p>;
}

test('[R9.2] a part that was loaded ahead is there with the first drawing', async () => {
  const file = loadable<GreetingProps>(() => Promise.resolve(Greeting));
  await file.load();
  const onSkeleton = vi.fn<() => void>();
  show(<Place file={file} onSkeleton={onSkeleton} />);
  await expect.element(page.getByText('Привет, Ася')).toBeVisible();
  expect(onSkeleton).not.toHaveBeenCalled();
});

test('[R2.41] a part that is still loading shows its skeleton, then itself', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>();
  show(<Place file={loadable<GreetingProps>(() => promise)} />);
  await expect.element(page.getByText('Скелет')).toBeVisible();
  resolve(Greeting);
  await expect.element(page.getByText('Привет, Ася')).toBeVisible();
});

test('[R8.4] a file that is lost once is requested again, and several places share one request', async () => {
  const request = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue(Greeting);
  const file = loadable<GreetingProps>(request);
  show(
    <>
      <Place file={file} />
      <Place file={file} />
    </>,
  );
  await expect.poll(() => page.getByText('Привет, Ася').elements().length).toBe(2);
  expect(request).toHaveBeenCalledTimes(2);
});

test('[R8.4] after a failure the next call requests the file again', async () => {
  const request = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new TypeError('lost'));
  const file = loadable<GreetingProps>(request);
  await expect(file.load()).rejects.toThrow('lost');
  request.mockResolvedValue(Greeting);
  await expect(file.load()).resolves.toBe(Greeting);
});

test('[R9.2] an optional part that is lost leaves its place empty, and appears after the next request', async () => {
  const request = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new TypeError('lost'));
  const file = loadable<GreetingProps>(request, 'optional');
  show(<Place file={file} />);
  await expect.element(page.getByText('Скелет')).toBeVisible();
  await expect.poll(() => request.mock.calls.length).toBe(2);
  request.mockResolvedValue(Greeting);
  await file.load();
  await expect.element(page.getByText('Привет, Ася')).toBeVisible();
});
