/**
 * `/__kit`: every shared widget on a page of its own, for developers, screenshots and end-to-end tests. Not in production
 * builds. A file in `./pages` is a page; its name is its address, `bulkUpload.tsx` is `/__kit/bulkUpload`.
 */
import { Box, Link, Stack, Typography } from '@mui/material';
import { LinkBase } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { Loading } from '../kit/states/Loading.tsx';

const files = import.meta.glob<{ default: () => ReactNode }>('./pages/*.tsx');
const pages = Object.entries(files).map(([path, load]) => ({
  name: path.replace(/^.*\/|\.tsx$/g, ''),
  Page: latePart(() => withTexts('forms', withTexts('bulkUpload', withTexts('timeline', load())))),
}));

export default function Gallery() {
  const { '*': name } = useParams();
  const page = pages.find((one) => one.name === name);
  return (
    <Stack sx={{ gap: 3, p: { xs: 2, md: 3 } }}>
      <title>{page ? page.name : 'Kit'}</title>
      <Typography variant="h1">{page ? page.name : 'Kit'}</Typography>
      {page ? (
        <Suspense fallback={<Loading />}>
          <page.Page />
        </Suspense>
      ) : (
        <Box component="ul" sx={{ m: 0, columns: { md: 3 } }}>
          {pages.map((one) => (
            <li key={one.name}>
              <Link component={LinkBase} to={`/__kit/${one.name}`}>
                {one.name}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Stack>
  );
}
