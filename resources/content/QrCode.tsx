/** A QR code as a picture, as wide as its place. */
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { qrImage } from '#src/kit/qr/qrImage.ts';

/** White around it in the dark theme too: scanners need the edge. */
export function QrCode({ text, name, size }: { text: string; name: string; size: string | number }) {
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: () => qrImage(text),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Box sx={{ width: size, height: size, maxWidth: '100%', bgcolor: '#fff' }}>
      {data && <img src={data} alt={name} style={{ display: 'block', width: '100%', height: '100%' }} />}
    </Box>
  );
}
