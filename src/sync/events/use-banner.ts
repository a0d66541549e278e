import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { BANNERS, banners, type BannerName } from '#src/state/page/banners.ts';

/** Whether a banner that has something to say is the one to show: a more important one comes first. */
export function useBanner(name: BannerName, isWanted: boolean): boolean {
  const { wanted } = useSnapshot(banners);
  useLayoutEffect(() => {
    if (!isWanted) return;
    banners.wanted = [...banners.wanted, name];
    return () => {
      banners.wanted = banners.wanted.filter((one) => one !== name);
    };
  }, [name, isWanted]);
  return isWanted && (BANNERS.find((one) => wanted.includes(one)) ?? name) === name;
}
