/** 000 §7: the kinds of viewers that content can be shown to. */
import { translate } from '#i18n/server.ts';
import type { Option } from '#schemas/kernel/errors.ts';
import { viewers } from '#schemas/users/viewableBy.ts';
import type { AreaCall } from '#server/engine/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';

export const viewerKinds: AreaCall = {
  method: 'GET',
  path: '/community/viewable-by-drop-down',
  summary: 'The kinds of viewers that content can be shown to',
  everybody: 'the same fixed values for everybody',
  run: async ({ query, locale }): Promise<Option[]> => {
    const [surplus] = Object.keys(query);
    if (surplus) throw new AppError('badQuery', { params: { param: surplus } });
    return viewers.map((value) => ({ code: value, label: translate(locale, `common.enums.viewableBy.${value}`), value }));
  },
};
