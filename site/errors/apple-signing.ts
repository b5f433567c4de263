import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Certificates, profiles and entitlements of Apple. */
export default {
  on: ['ios'],
  tool: 'Xcode',
  more: ['ios/deploying-to-app-store'],
  entries: [
    {
      text: 'Signing for "App" requires a development team. Select a development team in the Signing & Capabilities editor.',
      id: 'signing-for-app-requires-a-development-team',
      cause: 'No team is selected, and a real device or an archive needs one.',
      mend: 'Run `npx trispan open ios`, select the target **App** and choose a team under **Signing & Capabilities**.',
      more: ['ios/index'],
      common: true,
    },
    {
      text: "No profiles for '…' were found: Xcode couldn't find any iOS App Development provisioning profiles matching '…'.",
      id: 'no-profiles-for-were-found',
      also: [
        'Automatic signing is disabled and unable to generate a profile. To enable automatic signing, pass -allowProvisioningUpdates to xcodebuild.',
      ],
      cause:
        'Your team has no profile for this bundle identifier, and Xcode cannot create one, because it has no account or device, or the identifier belongs to somebody else.',
      mend: 'Sign in under **Settings > Accounts**, choose the team and connect a phone once. On a build server, pass `-allowProvisioningUpdates`.',
      more: ['guides/ci-cd', 'ios/deploying-to-app-store'],
    },
    {
      text: 'Failed to register bundle identifier: The app identifier "…" cannot be registered to your development team because it is not available.',
      id: 'failed-to-register-bundle-identifier',
      cause: 'Another team has registered this identifier.',
      mend: 'Choose another identifier, or use the account that owns this one.',
      more: ['ios/configuration'],
    },
    {
      text: 'Provisioning profile "…" doesn\'t include the … capability.',
      also: [
        'Provisioning profile "…" doesn\'t include the aps-environment entitlement.',
        "doesn't support the Push Notifications capability",
      ],
      cause: 'An Xcode capability was added after the profile was created, or the account is not allowed to use it.',
      mend: "Sign in with the team's account, then turn **Automatically manage signing** off and on. Create and download a manual profile again.",
      common: true,
    },
    {
      text: 'Provisioning profile "…" doesn\'t include signing certificate "…".',
      cause: 'The profile was created for certificates other than the one in this keychain.',
      mend: "Edit the profile on Apple's developer site, add the certificate, download the profile and try again.",
      more: ['guides/ci-cd', 'ios/deploying-to-app-store'],
    },
    {
      text: 'Provisioning profile "…" doesn\'t include the currently selected device "…".',
      cause: 'The phone is not registered with your team.',
      mend: "Connect the phone and let Xcode register it, or add its identifier on Apple's developer site and renew the profile.",
      more: ['guides/testing-on-devices'],
    },
    {
      text: 'Provisioning profile "…" expired on ….',
      also: [
        'This provisioning profile has expired',
        'Your account already has a valid iOS Distribution certificate',
        '“…” Is No Longer Available',
      ],
      cause:
        'Profiles and certificates are valid for a year. With a free Apple account, they are valid for seven days, and then the installed app no longer opens.',
      mend: "Renew the profile on Apple's developer site, or let Xcode manage signing and run the app again.",
    },
    {
      text: 'No signing certificate "iOS Distribution" found: No "iOS Distribution" signing certificate matching team ID "…" with a private key was found.',
      id: 'no-signing-certificate-found',
      also: ['No signing certificate "iOS Development" found', 'No certificate for team … matching … found'],
      cause: 'The certificate is not in the keychain, or its private key is still on the computer that created it.',
      mend: 'Export the certificate as a `.p12` file on that computer and import it here, or create a new one under **Settings > Accounts > Manage Certificates**.',
      more: ['guides/ci-cd', 'ios/deploying-to-app-store'],
    },
    {
      text: 'errSecInternalComponent',
      also: ['Command CodeSign failed with a nonzero exit code', 'User interaction is not allowed.'],
      cause:
        '`codesign` cannot use the private key because the keychain is locked, as it is in an SSH session or on a build server.',
      mend: 'Run `security unlock-keychain`, then `security set-key-partition-list -S apple-tool:,apple: -k PASSWORD KEYCHAIN`.',
      more: ['guides/ci-cd', 'ios/deploying-to-app-store'],
    },
    {
      text: 'resource fork, Finder information, or similar detritus not allowed',
      also: ['Command CodeSign failed with a nonzero exit code'],
      cause:
        'A file in the app has extra attributes, usually because the project is in a folder that iCloud or another service syncs.',
      mend: 'Move the project to another folder, or run `xattr -cr ios/App` and clean the build folder.',
    },
    {
      text: '… requires a provisioning profile. Select a provisioning profile in the Signing & Capabilities editor.',
      id: 'requires-a-provisioning-profile',
      also: [
        '… does not support provisioning profiles. … does not support provisioning profiles, but provisioning profile … has been manually specified.',
      ],
      cause:
        'Signing is manual and the target has no profile, or signing values on the command line also apply to the pods.',
      mend: 'Choose the profile in the **App** target, and pass no signing values to `xcodebuild`.',
      more: ['guides/ci-cd', 'ios/deploying-to-app-store'],
    },
    {
      text: 'Entitlements file defines the value "…" which is not registered for profile',
      also: ['Provisioning profile "…" doesn\'t match the entitlements file\'s value for the … entitlement.'],
      cause: 'The entitlements file has a domain, group or mode that the profile does not contain.',
      mend: "Enter the same value for the App ID on Apple's developer site, then renew the profile.",
      more: ['guides/deep-links', 'ios/deploying-to-app-store'],
    },
    {
      text: 'no valid “aps-environment” entitlement string found for application',
      id: 'no-valid-aps-environment-entitlement-string-found',
      also: ['no valid "aps-environment" entitlement string found for application', 'NSCocoaErrorDomain Code=3000'],
      tool: 'Console',
      cause:
        'The target lacks the Xcode capability **Push Notifications**, or the profile was created before it was added.',
      mend: 'Add the capability under **Signing & Capabilities** and let Xcode renew the profile.',
      more: ['guides/push-notifications-firebase', 'apis/push-notifications'],
    },
    {
      text: 'The executable was signed with invalid entitlements.',
      also: [
        '0xE8008016',
        'ApplicationVerificationFailed',
        '0xe8008015',
        'A valid provisioning profile for this executable was not found.',
      ],
      cause: 'The app has an entitlement that its profile lacks, or the profile does not contain this phone.',
      mend: 'Compare the entitlements with what the App ID allows, renew the profile, clean the build folder and build again.',
    },
    {
      text: '“App” is damaged and can’t be opened. You should move it to the Trash.',
      versions: 'v4 v3',
      tool: 'macOS',
      cause: 'A desktop app was downloaded but is not signed or not notarized.',
      mend: 'Sign and notarize the app before you publish it.',
      more: ['main/deployment/desktop-app'],
    },
  ],
} satisfies ErrorGroup;
