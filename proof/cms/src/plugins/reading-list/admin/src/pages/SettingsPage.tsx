import {useEffect, useState} from 'react';
import {Box, Button} from '@strapi/design-system';
import {
  Form,
  InputRenderer,
  isFetchError,
  Layouts,
  Page,
  useAPIErrorHandler,
  useFetchClient,
  useNotification,
  type FormHelpers,
} from '@strapi/strapi/admin';
import {CAN_CHANGE_SETTINGS} from '../permissions';

interface Settings {
  isOpen: boolean;
}

const SettingsForm = () => {
  const {get, put} = useFetchClient();
  const {toggleNotification} = useNotification();
  const {formatAPIError} = useAPIErrorHandler();
  const [settings, setSettings] = useState<Settings>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    get<Settings>('/reading-list/settings')
      .then(({data}) => setSettings(data))
      .catch(() => setHasFailed(true));
  }, [get]);

  const save = async (values: Settings, {resetForm}: FormHelpers<Settings>) => {
    try {
      const {data} = await put<Settings>('/reading-list/settings', values);
      resetForm(data);
      toggleNotification({type: 'success', message: 'The settings are saved.'});
    } catch (error) {
      if (!isFetchError(error)) throw error;
      toggleNotification({type: 'danger', message: formatAPIError(error)});
    }
  };

  if (hasFailed) return <Page.Error />;
  if (!settings) return <Page.Loading />;

  return (
    <Page.Main>
      <Page.Title>Reading lists</Page.Title>
      <Form method="PUT" initialValues={settings} onSubmit={save}>
        {({modified, isSubmitting}) => (
          <>
            <Layouts.Header
              title="Reading lists"
              subtitle="What readers can do with their lists"
              primaryAction={
                <Button type="submit" disabled={!modified} loading={isSubmitting}>
                  Save
                </Button>
              }
            />
            <Layouts.Content>
              <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
                <InputRenderer
                  type="boolean"
                  name="isOpen"
                  label="New lists"
                  hint="If off, readers keep their lists but can't create others."
                />
              </Box>
            </Layouts.Content>
          </>
        )}
      </Form>
    </Page.Main>
  );
};

export default function SettingsPage() {
  return (
    <Page.Protect permissions={CAN_CHANGE_SETTINGS}>
      <SettingsForm />
    </Page.Protect>
  );
}
