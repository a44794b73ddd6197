/** 000 §7: the kinds of viewers that content can be shown to. */
import { translate } from '#i18n/server.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { viewers } from '#schemas/users/viewableBy.ts';
import type { AreaCall } from '#server/engine/areas/areaCalls.ts';

export const viewerKinds: AreaCall = {
  method: 'GET',
  path: '/community/viewable-by-drop-down',
  summary: 'The kinds of viewers that content can be shown to',
  everybody: 'the same fixed values for everybody',
  reason: 'the values of fields that many entities take over belong to none of them',
  query: [],
  returns: 'options',
  run: async ({ locale }): Promise<Option[]> =>
    viewers.map((value) => ({
      code: value,
      label: translate(locale, `common.enums.viewableBy.${value}`),
      value,
      categoryCode: null,
    })),
};
