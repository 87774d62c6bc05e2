import {describe, expect, it} from 'vitest';
import {readMail} from '../cms/services/mail.mjs';

describe('readMail', () => {
  it('reads a message with text and HTML', () => {
    const mail = readMail(
      [
        'From: The bookshop <shop@example.com>',
        'Subject: =?UTF-8?Q?Caf=C3=A9_?= =?UTF-8?B?b3V2ZXJ0?=',
        'Content-Type: multipart/alternative;',
        ' boundary="--line"',
        '',
        '----line',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'A caf=C3=A9 with a line that =',
        'goes on',
        '----line',
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('<p>café</p>').toString('base64'),
        '----line--',
        '',
      ].join('\r\n'),
    );
    expect(mail.headers).toMatchObject({from: 'The bookshop <shop@example.com>', subject: 'Café ouvert'});
    expect(mail.text).toBe('A café with a line that goes on');
    expect(mail.html).toBe('<p>café</p>');
  });

  it('reads a message of one part, with empty lines', () => {
    expect(readMail('Subject: Hello\r\n\r\nOne\r\n\r\nTwo\r\n')).toMatchObject({text: 'One\n\nTwo', html: '', attachments: []});
  });

  it('names attachments', () => {
    const mail = readMail(
      'Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nHi\n--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename=list.pdf\n\nJVBERg==\n--b--\n',
    );
    expect(mail).toMatchObject({text: 'Hi', attachments: ['list.pdf']});
  });
});
