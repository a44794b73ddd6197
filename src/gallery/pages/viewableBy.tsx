import Button from '@mui/material/Button';
import { Form, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { bodyOf } from '#resources/generate/form/body.ts';
import { FormFields } from '#resources/generate/form/FormFields.tsx';
import { makeResolver } from '#resources/generate/form/resolver.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { viewableBy } from '#schemas/users/viewableBy.ts';
import { Example } from '../Example.tsx';

const fields = viewableBy();
const names = Object.keys(fields);
const entity = {
  name: 'gallery',
  fields,
  form: [{ section: 'all', fields: names }],
  actions: {},
  scope: {},
} as unknown as Entity;

export default function ViewableBy() {
  const session = useSession();
  const translate = useTranslate();
  const [sent, setSent] = useState<unknown>(null);
  const resolver = useMemo(() => makeResolver(entity, 'create', session, translate), [session, translate]);
  return (
    <Example title="Viewable by" value={sent}>
      <Form
        record={{}}
        noValidate
        defaultValues={{ viewableBy: 'ALL' }}
        resolver={resolver as never}
        onSubmit={(values: Record<string, unknown>) => setSent(bodyOf(entity, 'create', session, values))}
        disableInvalidFormNotification
      >
        <FormFields entity={entity} operation="create" names={names} narrow />
        <Button type="submit" variant="contained" sx={{ mt: 2 }}>
          Save
        </Button>
      </Form>
    </Example>
  );
}
